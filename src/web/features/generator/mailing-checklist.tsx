interface MailingChecklistProps {
  title: string
  steps: readonly { title: string; text: string }[]
}

/** What is to be done between the printer and the post office. */
export function MailingChecklist({ title, steps }: MailingChecklistProps) {
  return (
    <section aria-labelledby="mailing-title" className="mt-14">
      <h2 id="mailing-title" className="text-2xl">
        {title}
      </h2>
      <ol className="mt-5 grid gap-5">
        {steps.map((step, at) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-press font-serif font-semibold text-press"
            >
              {at + 1}
            </span>
            <div className="max-w-prose">
              <h3 className="text-lg">{step.title}</h3>
              <p className="text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
