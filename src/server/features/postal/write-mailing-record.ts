import { type FramedPaper, factRows, heading, list, note, paragraph } from '../../../engine/papers/paper.ts'
import { dayText } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { linesOf } from './addresses-of-letter.ts'
import type { LogStep } from './day-in-log.ts'
import type { PostalSendRow } from './postal.tables.ts'
import { openAddresses, openCarrier } from './sealed-send.ts'
import { handoverKey } from './send-letter.ts'

const serviceNames = {
  first_class: 'USPS First-Class Mail',
  certified: 'USPS Certified Mail',
  certified_return_receipt: 'USPS Certified Mail with electronic return receipt',
} as const
const stepNames = {
  handed_over: 'Taken by the mail provider',
  accepted: 'First scan by the carrier',
  delivered: 'Delivered',
  returned: 'Returned to sender',
} as const satisfies Record<LogStep, string>
const providerNames: Readonly<Record<string, string>> = {
  lob: 'Lob',
  postgrid: 'PostGrid',
  sandbox: 'Sandbox',
}

/**
 * What the mail provider told of one letter, as a paper that proves an entry of the mail log: whom it went to, the hash of what was
 * printed, the provider's and the carrier's numbers, every scan. Of the sandbox it says first that nothing was mailed.
 */
export async function writeMailingRecord(
  deps: Pick<Deps, 'engine' | 'sealer' | 'database'>,
  send: PostalSendRow,
  { step, at, day }: { step: LogStep; at: Date; day: string },
): Promise<Uint8Array> {
  const { to, from } = openAddresses(deps, send)
  const { trackingNumber, events } = openCarrier(deps, send)
  const client = await findClient(deps.database.db, send.clientId)
  const told = events.filter((event) => Date.parse(event.at) <= at.getTime())
  const isSandbox = send.provider === 'sandbox'
  const paper: FramedPaper = {
    title: isSandbox ? 'SANDBOX: record of a letter that was not mailed' : 'Record of a mailed letter',
    name: client?.name ?? from.name,
    language: 'en',
    date: dayText(day, 'en'),
    footer: isSandbox
      ? 'Sandbox. Nothing was printed and nothing was mailed.'
      : 'As told by the mail provider.',
    blocks: [
      ...(isSandbox ? [note('This is a sandbox. Nothing was printed, and nothing was mailed.')] : []),
      factRows(
        ['Event', stepNames[step]],
        ['Day', dayText(day, 'en')],
        ['Time (UTC)', instantText(at)],
        ['Service', serviceNames[send.service]],
        ['Provider', providerNames[send.provider ?? ''] ?? ''],
        ['Provider’s number', send.providerLetterId ?? ''],
        ['Tracking number', trackingNumber ?? 'none'],
        ['Pages', String(send.pages)],
        ['SHA-256 of the printed file', (send.sha256.match(/.{1,16}/g) ?? []).join(' ')],
        ['Key of the handover', handoverKey(send)],
      ),
      heading('To'),
      paragraph(linesOf(to).join(', ')),
      heading('From'),
      paragraph(linesOf(from).join(', ')),
      ...(told.length === 0
        ? []
        : [
            heading('What the carrier told'),
            list(
              ...told.map(({ name, at: on, place }) =>
                [instantText(new Date(on)), name, place].filter(Boolean).join(' · '),
              ),
            ),
          ]),
    ],
  }
  return (await deps.engine.writePaper(paper, day)).bytes
}

const instantText = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')
