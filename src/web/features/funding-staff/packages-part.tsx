import { downloadFundingPaper } from '../../../shared/api/funding-application.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { StaffApplication } from './application-record.ts'

const { packages: texts, one, documents } = staffFundingTexts

/** What was bought, and the papers that each package has delivered. */
export function PackagesPart({ application: { id, packages } }: { application: StaffApplication }) {
  return (
    <ApplicationPart id="packages" title={one.sections.packages}>
      {packages.length === 0 && <p className="text-muted">{texts.none}</p>}
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
    </ApplicationPart>
  )
}
