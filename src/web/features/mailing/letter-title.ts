import type { MailedLetter } from '../../../shared/api/mailing.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

const bureauDispute = /^(experian|equifax|transunion)_dispute_letter$/

const serverNames = new Map<string, keyof Messages['mailing']['letters']['unnamed']>([
  ['the CFPB', 'cfpb'],
  ['the collector', 'collector'],
  ['the furnisher', 'furnisher'],
])

/** 'Letter to Experian' for a dispute, 'Security Freeze Request to Experian' for what goes beside it. */
export function letterTitle(
  { documentType, recipient }: Pick<MailedLetter, 'documentType' | 'recipient'>,
  { mailing, portal }: Pick<Messages, 'mailing' | 'portal'>,
): string {
  const unnamed = serverNames.get(recipient)
  const whom = unnamed ? mailing.letters.unnamed[unnamed] : recipient
  const kind = portal.documents.names[documentType.replace(/_[^_]+$/, '')]
  if (bureauDispute.test(documentType) || !kind) return mailing.letters.toRecipient(whom)
  return mailing.letters.namedTo(kind, whom)
}
