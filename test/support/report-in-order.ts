import { printExperianMember } from './print-older/experian-member.ts'
import { inventedAccounts } from './print-older/invented-file.ts'

/** A report of one account that was paid on time: no rule has anything against it. */
export function reportInOrder(): Buffer {
  const [good] = inventedAccounts
  if (good === undefined) throw new Error('no account was invented')
  const onTime = {
    ...good,
    history: good.history.map(([month]) => [month, 'OK'] as [string, 'OK']),
    balances: [],
  }
  return Buffer.from(printExperianMember([onTime], { pageHeight: 792, values: 'beside', heading: true }))
}
