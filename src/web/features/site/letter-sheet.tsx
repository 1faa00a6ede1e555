import type { SiteMessages } from '../../../shared/messages/site-messages.ts'

/** A short dispute letter as it leaves the printer: what is reported, why it is wrong, what is asked. */
export function LetterSheet({ letter }: { letter: SiteMessages['pictures']['letter'] }) {
  return (
    <figure className="mx-auto max-w-md">
      <div className="rounded-sm border border-line bg-surface px-6 py-8 font-serif text-base sm:px-10">
        <p className="text-sm text-muted">{letter.from}</p>
        <p className="mt-4 text-sm text-muted">{letter.to}</p>
        <p className="mt-5 font-semibold">{letter.subject}</p>
        <div className="mt-4 border-l-2 border-ink pl-4">
          <p>{letter.itemTitle}</p>
          <p>
            <mark className="marked">{letter.itemLine}</mark>
          </p>
        </div>
        <p className="mt-4">{letter.reason}</p>
        <p className="mt-3">{letter.ask}</p>
        <svg viewBox="0 0 180 48" aria-hidden="true" className="mt-5 h-12 w-44 overflow-visible">
          <path
            d="M4 34c10-22 18-30 22-24s-10 26-6 26 10-18 16-18-4 16 2 16 8-14 14-14-2 14 4 14 12-26 18-26-8 26 0 26 10-14 16-14 0 12 8 12 14-10 22-10 12 6 22 2"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            className="stroke-ink"
          />
        </svg>
        <p className="border-t border-edge pt-1 text-sm text-muted">{letter.signature}</p>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{letter.caption}</figcaption>
    </figure>
  )
}
