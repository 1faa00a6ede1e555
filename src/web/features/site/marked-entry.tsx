interface MarkedEntryProps {
  picture: {
    heading: string
    account: string
    rows: readonly { label: string; value: string }[]
    /** Which of the rows is wrong, counted from 0. */
    markedRow: number
    noteTitle: string
    note: string
    letterTitle: string
    letter: string
    caption: string
  }
}

/** A drawn entry of a file with its wrong line marked, the reason beside it, and the sentence of the letter. */
export function MarkedEntry({ picture }: MarkedEntryProps) {
  return (
    <figure className="rounded-lg border border-line bg-surface">
      <div className="grid md:grid-cols-[1.2fr_1fr]">
        <div className="p-6 sm:p-8">
          <p className="text-sm text-muted">{picture.heading}</p>
          <p className="mt-1 border-b border-ink pb-2 font-serif text-xl font-semibold">{picture.account}</p>
          <dl className="mt-3 text-base">
            {picture.rows.map(({ label, value }, position) => (
              <div key={label} className="flex justify-between gap-4 border-b border-line py-2 tabular-nums">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-semibold">
                  {position === picture.markedRow ? <mark className="marked">{value}</mark> : value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-center gap-5 border-line p-6 max-md:border-t sm:p-8 md:border-l">
          <div>
            <p className="text-base font-semibold">{picture.noteTitle}</p>
            <p className="text-base">{picture.note}</p>
          </div>
          <div>
            <p className="text-base font-semibold">{picture.letterTitle}</p>
            <p className="font-serif text-base">{picture.letter}</p>
          </div>
        </div>
      </div>
      <figcaption className="border-t border-line px-6 py-3 text-sm text-muted sm:px-8">
        {picture.caption}
      </figcaption>
    </figure>
  )
}
