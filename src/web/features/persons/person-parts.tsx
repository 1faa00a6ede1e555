import type { Person } from '../../../shared/api/persons.ts'
import { workTexts } from '../../../shared/messages/en/works.ts'
import { paymentName } from '../../../shared/messages/staff/clients.ts'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { personTexts as texts } from '../../../shared/messages/staff/persons.ts'
import { purchaseStatusWords } from '../../../shared/messages/staff/sessions.ts'
import { fundingStatuses, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { stageName } from '../../lib/stage-name.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { PersonLine, PersonPart } from './person-part.tsx'

const dollars = (amount: string) => formatDollars(Number(amount))

export function PersonCases({ cases }: Pick<Person, 'cases'>) {
  if (cases.length === 0) return null
  return (
    <PersonPart id="cases" title={texts.parts.cases}>
      <ul>
        {cases.map((each) => (
          <PersonLine
            key={each.id}
            facts={[
              paymentName(each.paymentStatus),
              stageName(each.disputeStatus),
              formatDay(each.createdAt),
              each.paidElsewhere &&
                texts.paidElsewhere(
                  dollars(each.paidElsewhere.amount),
                  each.paidElsewhere.on && formatDay(each.paidElsewhere.on),
                ),
              each.blocked ? texts.blocked : null,
            ]}
          >
            <TextLink to={`/dashboard/client?client=${each.id}`}>{texts.case(each.id, each.name)}</TextLink>
          </PersonLine>
        ))}
      </ul>
    </PersonPart>
  )
}

export function PersonPurchases({ purchases }: Pick<Person, 'purchases'>) {
  if (purchases.length === 0) return null
  return (
    <PersonPart id="purchases" title={texts.parts.purchases}>
      <ul>
        {purchases.map(({ id, productName, amount, status, opensUntil, createdAt }) => (
          <PersonLine
            key={id}
            facts={[
              dollars(amount),
              purchaseStatusWords[status] ?? status,
              formatDay(createdAt),
              opensUntil && texts.opensUntil(formatDay(opensUntil)),
            ]}
          >
            {productName}
          </PersonLine>
        ))}
      </ul>
    </PersonPart>
  )
}

export function PersonApplications({ applications }: Pick<Person, 'applications'>) {
  if (applications.length === 0) return null
  return (
    <PersonPart id="applications" title={texts.parts.applications}>
      <ul>
        {applications.map(({ id, name, caseStatus, createdAt }) => (
          <PersonLine key={id} facts={[statusName(caseStatus), formatDay(createdAt)]}>
            <TextLink to={`/dashboard/funding?application=${id}`}>{texts.application(id, name)}</TextLink>
          </PersonLine>
        ))}
      </ul>
    </PersonPart>
  )
}

function statusName(caseStatus: string): string {
  const known = fundingStatuses.find((status) => status === caseStatus)
  return known ? fundingStatusLabels[known] : caseStatus
}

/** What only a person does for the buyer, and when they meet. */
export function PersonWorks({ works, sessions }: Pick<Person, 'works' | 'sessions'>) {
  if (works.length + sessions.length === 0) return null
  const names: Readonly<Record<string, string>> = workTexts.names
  const states: Readonly<Record<string, string>> = workTexts.states
  return (
    <PersonPart id="works" title={texts.parts.works}>
      <ul>
        {works.map(({ id, key, product, state, dueOn }) => (
          <PersonLine
            key={`work-${id}`}
            facts={[product, states[state] ?? state, texts.due(formatDay(dueOn))]}
          >
            <TextLink to="/dashboard/work">{names[key] ?? key}</TextLink>
          </PersonLine>
        ))}
        {sessions.map(({ id, product, state, startsAt }) => (
          <PersonLine key={`session-${id}`} facts={[state, formatInstant(startsAt)]}>
            <TextLink to="/dashboard/sessions">{product}</TextLink>
          </PersonLine>
        ))}
      </ul>
    </PersonPart>
  )
}

export function PersonConversations({ conversations }: Pick<Person, 'conversations'>) {
  if (conversations.length === 0) return null
  return (
    <PersonPart id="conversations" title={texts.parts.conversations}>
      <ul>
        {conversations.map(({ clientId, visitorId, messages, waiting, lastAt }) => (
          <PersonLine
            key={`${clientId} ${visitorId}`}
            facts={[
              clientId === null ? texts.withoutCase : texts.ofCase(clientId),
              texts.last(formatDay(lastAt)),
              waiting ? texts.waiting : null,
            ]}
          >
            <TextLink
              to={
                clientId === null
                  ? `/dashboard/messages?visitor=${visitorId}`
                  : `/dashboard/messages?client=${clientId}`
              }
            >
              {texts.conversation(messages)}
            </TextLink>
          </PersonLine>
        ))}
      </ul>
    </PersonPart>
  )
}

export function PersonInterest({ leads, testers }: Pick<Person, 'leads' | 'testers'>) {
  if (leads.length + testers.length === 0) return null
  return (
    <PersonPart id="interest" title={texts.parts.interest}>
      <ul>
        {leads.map(({ id, name, createdAt }) => (
          <PersonLine key={`lead-${id}`} facts={[name, formatDay(createdAt)]}>
            {texts.interested}
          </PersonLine>
        ))}
        {testers.map(({ id, clientId, createdAt }) => (
          <PersonLine
            key={`tester-${id}`}
            facts={[clientId === null ? null : texts.ofCase(clientId), formatDay(createdAt)]}
          >
            {texts.tester}
          </PersonLine>
        ))}
      </ul>
    </PersonPart>
  )
}

/** The newest mails by kind; what they say is read on the mail page. */
export function PersonMails({ email, mails, mailTotal }: Pick<Person, 'email' | 'mails' | 'mailTotal'>) {
  if (mails.length === 0) return null
  const mailStates: Readonly<Record<string, string>> = staffMailTexts.outbox.statuses
  return (
    <PersonPart id="mails" title={texts.parts.mails}>
      <ul>
        {mails.map(({ id, mailType, status, createdAt }) => (
          <PersonLine key={id} facts={[mailStates[status] ?? status, formatInstant(createdAt)]}>
            {mailTypeName(mailType)}
          </PersonLine>
        ))}
      </ul>
      <p className="mt-2">
        <TextLink to={`/dashboard/mail?search=${encodeURIComponent(email)}`}>
          {texts.allMails(mailTotal)}
        </TextLink>
      </p>
    </PersonPart>
  )
}
