import type { listMailings } from '../../../../shared/api/mailing.ts'
import type { CallReply } from '../../../lib/call-address.ts'
import { formatDay } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { FoldingSection } from '../../../ui/folding-section.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Door } from './door.tsx'
import type { DebtNow } from './outcome-of-case.ts'
import { standingOf } from './outcome-of-case.ts'
import { regulatorDays } from './regulator-days.ts'
import { regulatorOf } from './regulators.ts'
import { StatementDoor } from './statement-door.tsx'
import type { ItemThatStays } from './statement-letter.ts'

interface NextDoorsProps {
  debts: readonly DebtNow[]
  log: CallReply<typeof listMailings>
  clientId: string
}

/** Of a link that stands alone in a line. */
const pressable = 'inline-flex min-h-11 items-center'

/** What is left for an item that a bureau kept: each step with its law, its day where one runs, and the letter where it is written. */
export function NextDoors({ debts, log, clientId }: NextDoorsProps) {
  const { doors } = useMessages().results.outcome
  const stays = debts.flatMap(({ items, creditor, accountNumber }) =>
    items
      .filter(({ outcome }) => standingOf(outcome) === 'stays')
      .map((item): ItemThatStays => ({ ...item, creditor, accountNumber })),
  )
  if (stays.length === 0) return null
  const companies = [...new Set(stays.flatMap(({ creditor }) => creditor ?? []))]
  return (
    <div className="mt-6">
      <FoldingSection id="next-doors" level={3} title={doors.title} lead={doors.lead(stays.length)}>
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          <ProcedureDoor log={log} />
          <FurnisherDoor log={log} />
          <StatementDoor stays={stays} />
          <Door {...doors.regulator}>
            {regulatorDays(stays, log).map(({ bureau, from, isAnswered }) => (
              <p key={bureau}>{doors.regulator[isAnswered ? 'since' : 'from'](bureau, formatDay(from))}</p>
            ))}
            {companies.map((company) => {
              const regulator = regulatorOf(company)
              return regulator && <p key={company}>{doors.regulator.kinds[regulator](company)}</p>
            })}
            <p>
              <TextLink to={`/client-dashboard?client=${clientId}`} className={pressable}>
                {doors.regulator.ready}
              </TextLink>
            </p>
            <p>
              <TextLink to="https://www.consumerfinance.gov/complaint/" newTab className={pressable}>
                consumerfinance.gov/complaint
              </TextLink>
            </p>
          </Door>
          <Door {...doors.attorneyGeneral}>
            <TextLink to="https://www.usa.gov/state-attorney-general" newTab className={pressable}>
              {doors.attorneyGeneral.link}
            </TextLink>
          </Door>
          <LawyerDoor log={log} />
        </ul>
      </FoldingSection>
    </div>
  )
}

/** The procedure that the bureau followed: its days run from the letter that asked for it. */
function ProcedureDoor({ log }: Pick<NextDoorsProps, 'log'>) {
  const { procedure } = useMessages().results.outcome.doors
  const asked = log.letters.flatMap(({ recipient, documentId, clocks }) =>
    clocks.flatMap((each) => (each.key === 'procedure' ? [{ recipient, documentId, ...each }] : [])),
  )
  return (
    <Door {...procedure} law="FCRA 611(a)(7)">
      {asked.map(({ recipient, documentId, state, due }) => (
        <p key={documentId}>
          {state === 'met'
            ? procedure.met(recipient)
            : due === null
              ? procedure.waiting(recipient)
              : procedure.due(recipient, formatDay(due))}
        </p>
      ))}
      {asked.length === 0 && (
        <TextLink to="#results" className={pressable}>
          {procedure.link}
        </TextLink>
      )}
    </Door>
  )
}

function FurnisherDoor({ log }: Pick<NextDoorsProps, 'log'>) {
  const { furnisher } = useMessages().results.outcome.doors
  const letters = log.letters.filter(({ documentType }) => documentType.startsWith('furnisher_dispute'))
  return (
    <Door {...furnisher} law="FCRA 623(a)(8), 12 CFR 1022.43">
      {letters.length === 0 ? (
        <p>{furnisher.none}</p>
      ) : (
        <p>
          {furnisher.ready} {[...new Set(letters.map(({ recipient }) => recipient))].join(', ')}
        </p>
      )}
      {letters.flatMap(({ recipient, documentId, clocks }) =>
        clocks
          .filter(({ key }) => key === 'direct_dispute')
          .map(({ state, due }) => (
            <p key={documentId}>
              {state === 'met'
                ? furnisher.met(recipient)
                : due === null
                  ? furnisher.waiting(recipient)
                  : furnisher.due(recipient, formatDay(due))}
            </p>
          )),
      )}
    </Door>
  )
}

function LawyerDoor({ log }: Pick<NextDoorsProps, 'log'>) {
  const { lawyer } = useMessages().results.outcome.doors
  const [first] = log.clocks
    .flatMap(({ key, due, state }) =>
      key.startsWith('limitation_') && state === 'running' && due !== null ? [due] : [],
    )
    .toSorted()
  return (
    <Door {...lawyer} law="FCRA 618">
      {first !== undefined && <p>{lawyer.until(formatDay(first))}</p>}
      <p>
        <TextLink to="https://www.consumeradvocates.org/findanattorney/" newTab className={pressable}>
          {lawyer.link}
        </TextLink>
      </p>
    </Door>
  )
}
