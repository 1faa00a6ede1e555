import { Card } from '../../../ui/card.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import type { GetReportsTexts } from './get-reports-texts.ts'

/** What to do where a bureau gives no report: what is behind it, and the ways without the website. */
export function RefusedReports({ texts }: { texts: GetReportsTexts }) {
  const { phone, mail } = texts
  return (
    <>
      <PageSection id="refused" title={texts.refusedTitle}>
        <div className="divide-y divide-line border-y border-line">
          {texts.refused.map(({ title, text }) => (
            <details key={title}>
              <summary className="min-h-12 cursor-pointer py-3 font-semibold">{title}</summary>
              <p className="max-w-prose pb-4">{text}</p>
            </details>
          ))}
        </div>
      </PageSection>
      <PageSection id="other-ways" title={texts.otherTitle}>
        <div className="grid gap-5 md:grid-cols-2">
          <Card id="by-phone" title={phone.title} level={3}>
            <p>{phone.text}</p>
            <p className="mt-3">
              <a
                href={`tel:+1${phone.number.replaceAll('-', '')}`}
                className="text-link inline-flex min-h-12 items-center font-semibold tabular-nums"
              >
                {phone.label}
              </a>
            </p>
          </Card>
          <Card id="by-mail" title={mail.title} level={3}>
            <p>{mail.text}</p>
            <address className="my-3 border-l-4 border-edge pl-4 not-italic">
              {mail.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            <p>{mail.after}</p>
          </Card>
        </div>
      </PageSection>
    </>
  )
}
