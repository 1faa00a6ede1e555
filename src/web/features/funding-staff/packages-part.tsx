import { downloadFundingPaper } from '../../../shared/api/funding-application.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { PartProps } from './application-record.ts'
import { PaymentsList } from './payments-list.tsx'

const { packages: texts, one, documents } = staffFundingTexts

/** What was bought, the papers that each package has delivered, and the payments with their refunds. */
export function PackagesPart({ application, reload }: PartProps) {
  const { id, packages } = application
  return (
    <ApplicationPart id="packages" title={one.sections.packages}>
      {packages.length === 0 && (
        <p className="text-muted">{application.payments.length === 0 ? texts.none : texts.noneOpen}</p>
      )}
      {packages.map(({ key, name, paidOn, delivered }) => (
        <div key={key} className="grid gap-1">
          <h4 className="font-semibold">{texts.paidOn(name, formatDay(paidOn))}</h4>
          {delivered.length === 0 && <p className="text-muted">{texts.noPaper}</p>}
          <ul className="list-disc pl-5">
            {delivered.map((paper) => (
              <li key={paper.key}>
                <TextLink
                  to={addressOf(downloadFundingPaper, { params: { id, paper: paper.key } })}
                  newTab
                  aria-label={documents.download(paper.name)}
                >
                  {paper.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <PaymentsList application={application} reload={reload} />
    </ApplicationPart>
  )
}
