/** Terms of a purchase, each under its name. */
export function TermsList({ terms }: { terms: readonly { title: string; text: string }[] }) {
  return (
    <dl className="max-w-3xl border-t border-line">
      {terms.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
