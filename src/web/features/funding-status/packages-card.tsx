import {
  downloadFundingPaper,
  type FundingApplicationShown,
} from '../../../shared/api/funding-application.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The paid packages with their papers to download; without one, what there is to buy. */
export function PackagesCard({ application }: { application: FundingApplicationShown }) {
  const { packages: texts } = useMessages().fundingStatus
  const say = useSay()
  const { id, packages } = application
  if (packages.length === 0) {
    return (
      <Card id="packages" title={texts.offerTitle}>
        <p className="max-w-prose">{texts.offerText}</p>
        <TextLink to="/readiness#pricing" className="inline-flex min-h-12 items-center">
          {texts.offerLink}
        </TextLink>
      </Card>
    )
  }
  return (
    <Card id="packages" title={texts.title}>
      <ul className="grid gap-5">
        {packages.map(({ key, name, paidOn, delivered, support }) => (
          <li key={`${key} ${paidOn}`}>
            <h3 className="text-lg">{say(name)}</h3>
            <p className="text-sm text-muted">{texts.paidOn(formatDay(paidOn))}</p>
            {support && (
              <p className={support.open ? 'font-semibold' : 'text-muted'}>
                {(support.open ? texts.supportUntil : texts.supportEnded)(formatDay(support.until))}
              </p>
            )}
            {delivered.length === 0 && <p className="mt-1">{texts.preparing}</p>}
            <ul>
              {delivered.map((paper) => (
                <li key={paper.key}>
                  <TextLink
                    to={addressOf(downloadFundingPaper, { params: { id: String(id), paper: paper.key } })}
                    download={paper.fileName}
                    className="inline-flex min-h-12 items-center"
                  >
                    {texts.download(texts.papers[paper.key] ?? paper.name)}
                  </TextLink>{' '}
                  <TextLink
                    to={addressOf(downloadFundingPaper, {
                      params: { id: String(id), paper: paper.key },
                      query: { as: 'word' },
                    })}
                    download
                    aria-label={texts.downloadWord(texts.papers[paper.key] ?? paper.name)}
                    className="inline-flex min-h-12 items-center"
                  >
                    Word
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {texts.inEnglish !== '' && <p className="mt-3 text-sm text-muted">{texts.inEnglish}</p>}
    </Card>
  )
}
