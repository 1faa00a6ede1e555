import * as z from 'zod/mini'
import { getPerson, type Person } from '../../../shared/api/persons.ts'
import { personTexts as texts } from '../../../shared/messages/staff/persons.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSearch } from '../../lib/use-search.ts'
import { AddressDeletion } from '../../parts/privacy/address-deletion.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  PersonApplications,
  PersonCases,
  PersonConversations,
  PersonInterest,
  PersonMails,
  PersonPurchases,
  PersonWorks,
} from './person-parts.tsx'
import { PersonPayments } from './person-payments.tsx'
import { PersonSearch } from './person-search.tsx'

/** `?email=ann@example.com`; without it the search alone. */
const personSearch = z.object({ email: z.catch(z.string().check(z.trim(), z.maxLength(320)), '') })

/** One address at a time, with everything that is kept under it. */
export function PersonView() {
  const [{ email }, patch] = useSearch(personSearch)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PersonSearch
        key={email}
        email={email}
        onSearch={(next) => patch({ email: next || null }, { replace: false })}
      />
      {email === '' ? (
        <EmptyState title={texts.begin}>{texts.beginText}</EmptyState>
      ) : (
        <OnePerson key={email} email={email} />
      )}
    </div>
  )
}

/** Each reading stands in the audit log: it is asked when the page is opened, and after a refund. */
function OnePerson({ email }: { email: string }) {
  const found = useCall(getPerson, { query: { email } }, { anew: true })
  if (!found.data && found.error) return <LoadFailure of={found} otherwise={texts.failed} />
  if (!found.data) return <Skeleton lines={6} />
  const person = found.data
  const reload = () => found.refetch()
  if (isUnknown(person)) return <EmptyState title={texts.nothing}>{texts.nothingText}</EmptyState>
  return (
    <>
      <PersonHead person={person} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <PersonCases cases={person.cases} />
        <PersonApplications applications={person.applications} />
        <PersonPayments person={person} reload={reload} />
        <PersonPurchases purchases={person.purchases} />
        <PersonWorks works={person.works} sessions={person.sessions} />
        <PersonConversations conversations={person.conversations} />
        <PersonInterest leads={person.leads} testers={person.testers} />
        <PersonMails email={person.email} mails={person.mails} mailTotal={person.mailTotal} />
      </div>
      {person.cases.length === 0 && <AddressDeletion email={person.email} id="person" reload={reload} />}
    </>
  )
}

function PersonHead({ person }: { person: Person }) {
  const listed = (values: readonly string[]) => (values.length === 0 ? texts.none : values.join('; '))
  return (
    <div className="grid gap-2">
      <h2 className="text-xl break-all">{person.email}</h2>
      <p className="text-sm break-words">
        {texts.names}: {listed(person.names)}. {texts.phones}: {listed(person.phones)}.
      </p>
      <p className="max-w-prose text-sm text-muted">{texts.sameAddress}</p>
      {person.deletionDueOn && (
        <Notice tone="alarm">
          <p>{texts.deletion(formatDay(person.deletionDueOn))}</p>
        </Notice>
      )}
    </div>
  )
}

function isUnknown(person: Person): boolean {
  const { cases, payments, purchases, applications, conversations, leads, testers, mails } = person
  const lists = [cases, payments, purchases, applications, conversations, leads, testers, mails]
  return lists.every(({ length }) => length === 0)
}
