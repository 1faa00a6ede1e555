import type { Messages } from '../../../shared/messages/messages.ts'

/** 'Experian' for a dispute, 'Collector Validation Request: LVNV FUNDING LLC' for what goes beside it: one recipient may get both. */
export function postalLetterName(
  { documentType, recipient }: { documentType: string; recipient: string },
  { documents }: Messages['portal'],
): string {
  const kind = documents.names[documentType.replace(/_[^_]+$/, '')]
  return kind ? documents.oneOf(kind, recipient) : recipient
}
