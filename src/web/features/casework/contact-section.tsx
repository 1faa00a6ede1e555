import { identityFields } from '../../../shared/api/intake.ts'
import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { formatInstant } from '../../lib/format.ts'
import { useSay } from '../../lib/use-say.ts'
import { PersonLink } from '../../parts/persons/person-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection, Facts } from './case-section.tsx'

const { contact: texts, sections } = caseworkTexts

/** How to reach the client, what the intake said, and which files are missing. */
export function ContactSection({ record }: { record: StaffCase }) {
  const { client, contact, missingFiles, otherRecords } = record
  const say = useSay()
  const place = [contact.city, [contact.state, contact.zipCode].filter(Boolean).join(' ')]
  const address = [contact.mailingAddress, ...place].filter(Boolean).join(', ')
  const answer = (given: string | null) =>
    given === null ? <span className="text-muted">{texts.notAsked}</span> : (texts.answers[given] ?? given)
  return (
    <CaseSection id="contact" title={sections.contact}>
      <Facts
        facts={[
          [
            texts.email,
            <span key="email">
              <a className="text-link break-all" href={`mailto:${client.email}`}>
                {client.email}
              </a>{' '}
              <PersonLink email={client.email} className="inline-flex min-h-9 items-center" />
            </span>,
          ],
          [
            texts.phone,
            <a key="phone" className="text-link" href={`tel:${client.phone.replace(/[^\d+]/g, '')}`}>
              {client.phone}
            </a>,
          ],
          [texts.address, address || <span className="text-muted">{texts.noAddress}</span>],
          [texts.language, texts.languages[contact.language] ?? contact.language],
          [
            texts.intake,
            record.intakeCompletedAt ? formatInstant(record.intakeCompletedAt) : texts.intakeOpen,
          ],
          [texts.previousDisputes, answer(contact.previousDisputes)],
          [texts.identityTheft, answer(contact.identityTheft)],
          [texts.policeReport, answer(contact.policeReport)],
          [texts.ftcAffidavit, answer(contact.ftcAffidavit)],
        ]}
      />
      {contact.notes && (
        <>
          <h3 className="mt-3 text-base">{texts.notes}</h3>
          <p className="break-words whitespace-pre-wrap">{contact.notes}</p>
        </>
      )}
      <h3 className="mt-3 text-base">{texts.missing}</h3>
      {missingFiles.length === 0 ? (
        <p className="text-muted">{nothingMissing(record)}</p>
      ) : (
        <>
          <ul className="list-disc pl-5">
            {missingFiles.map(({ field, label, reason }) => (
              <li key={field}>
                {label}
                {reason && <span className="text-muted">: {say(reason)}</span>}
              </li>
            ))}
          </ul>
          {missingFiles.some(({ field }) => identityFields.includes(field)) && (
            <p className="text-muted">{texts.identityWaits}</p>
          )}
        </>
      )}
      {otherRecords.length > 0 && (
        <>
          <h3 className="mt-3 text-base">{texts.otherRecords}</h3>
          <ul>
            {otherRecords.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={`/dashboard/client?client=${id}`} className="inline-flex min-h-9 items-center">
                  {caseworkTexts.number(id)} {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </CaseSection>
  )
}

/** Why nothing is missing. */
function nothingMissing({ client, intakeCompletedAt }: StaffCase): string {
  if (client.disputeStatus === 'completed') return texts.notNeeded
  return intakeCompletedAt === null ? texts.notAskedYet : texts.noneMissing
}
