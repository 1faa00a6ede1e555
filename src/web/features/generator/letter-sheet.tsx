import type { VisitorLetter, VisitorLetterItem } from '../../../engine/letters/visitor-letter.ts'
import { classNames } from '../../ui/class-names.ts'

/** The last paragraphs stay with the signature: no one signs a page of thanks alone. */
const withSignature = 2

/** A letter as it will lie in the envelope, set like a client's; what is to be filled in by hand is a line. */
export function LetterSheet({ letter }: { letter: VisitorLetter }) {
  const { sender, recipient, references, enclosures } = letter
  return (
    <article
      lang="en"
      className="letter-sheet wrap-anywhere bg-surface px-5 py-8 font-serif text-base text-ink sm:px-14 sm:py-14"
    >
      <header className="border-b border-ink pb-3">
        <p className="text-xl font-semibold">{sender.name}</p>
        <p className="font-sans text-sm text-muted">{sender.lines.join(' · ')}</p>
      </header>
      <div className="mt-6 flex flex-wrap justify-between gap-x-10 gap-y-5">
        <div>
          <p>{letter.date}</p>
          <p className="mt-3 whitespace-pre-line">{recipient.join('\n')}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-4 gap-y-1 font-sans text-sm tabular-nums">
          {references.map(({ label, value }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h4 className="mt-8 mb-4 text-xl font-semibold">{letter.subject}</h4>
      <p>{letter.salutation}</p>
      <Paragraphs texts={letter.opening} />
      {letter.items.map((item) => (
        <SheetItem key={item.number} item={item} />
      ))}
      <hr className="mt-5 border-line" />
      <Paragraphs texts={letter.closing.slice(0, -withSignature)} />
      <div className="break-inside-avoid">
        <Paragraphs texts={letter.closing.slice(-withSignature)} />
        <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-[15rem_1fr] print:grid-cols-[15rem_1fr]">
          <div>
            <p>{letter.farewell}</p>
            <p className="mt-12 border-t border-ink pt-1">{sender.name}</p>
          </div>
          <div className="font-sans text-sm">
            <p className="font-semibold">Enclosures</p>
            <ol className="mt-1 list-decimal pl-5">
              {enclosures.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </article>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3">
      {text}
    </p>
  ))
}

function SheetItem({ item }: { item: VisitorLetterItem }) {
  return (
    <section className="mt-5 break-inside-avoid border-t border-line pt-4">
      <h5 className="flex gap-3 font-semibold">
        <span className="shrink-0">{item.number}.</span>
        {item.heading === null ? <LineByHand /> : <span className="min-w-0">{item.heading}</span>}
      </h5>
      <div className="mt-1 sm:pl-7 print:pl-7">
        {item.title && <p className="italic">{item.title}</p>}
        <dl className="mt-3 grid gap-2">
          {item.rows.map(({ label, text }) => (
            <div key={label} className="grid gap-x-3 sm:grid-cols-[6.5rem_1fr] print:grid-cols-[6.5rem_1fr]">
              <dt className="pt-0.5 font-sans text-sm text-muted">{label}</dt>
              <dd className={classNames('whitespace-pre-line', label === 'My request' && 'font-semibold')}>
                {text === null ? <LineByHand /> : text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function LineByHand() {
  return (
    <span className="block w-full max-w-96 grow self-end border-b border-ink">
      <span className="sr-only">A line to fill in by hand</span>&nbsp;
    </span>
  )
}
