import { Fragment } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { PersonLink } from '../../parts/persons/person-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ApplicationPart, NamedValues } from './application-part.tsx'
import type { StaffApplication } from './application-record.ts'

const { contact: texts, one, answers } = staffFundingTexts

/** How the applicant may be reached, who brought them, and their dispute case if there is one. */
export function ContactPart({ application }: { application: StaffApplication }) {
  const { fields, partnerCode, clientIds } = application
  return (
    <ApplicationPart id="contact" title={one.sections.contact}>
      <NamedValues
        values={[
          [
            answers.fields.email,
            <span key="email">
              <a className="text-link break-all" href={`mailto:${fields.email}`}>
                {fields.email}
              </a>{' '}
              {fields.email && <PersonLink email={fields.email} />}
            </span>,
          ],
          [
            answers.fields.phone,
            <a key="phone" className="text-link" href={`tel:${fields.phone.replace(/[^\d+]/g, '')}`}>
              {fields.phone}
            </a>,
          ],
          [answers.fields.bestContactMethod, fields.bestContactMethod || answers.empty],
          [texts.preferences, channelsOf(application)],
          [texts.partner, partnerCode || texts.noPartner],
          [
            texts.clients,
            clientIds.length === 0
              ? texts.noClient
              : clientIds.map((id, at) => (
                  <Fragment key={id}>
                    {at > 0 && ', '}
                    <TextLink to={`/dashboard/client?client=${id}`} aria-label={one.client(id)}>
                      {texts.clientNumber(id)}
                    </TextLink>
                  </Fragment>
                )),
          ],
        ]}
      />
    </ApplicationPart>
  )
}

function channelsOf({ preferences }: StaffApplication): string {
  if (preferences === null) return texts.notAsked
  const { channels } = texts
  const agreed = [
    preferences.phone && channels.phone,
    preferences.text && channels.text,
    preferences.email && channels.email,
  ].filter(Boolean)
  return agreed.join(', ') || texts.noChannel
}
