import { isSentenceCode } from '../../../shared/sentences/says.ts'
import type { ColumnSealer } from './column-sealer.contract.ts'

/*
 * 'answer.unread ~1…': the key of a sentence, and sealed what it is filled with. A sentence from before sentences had keys is sealed as a
 * whole. A key alone is no secret: rows are chosen by it.
 */

export function sealSentenceCode(sealer: ColumnSealer, code: string, place: string): string {
  if (!isSentenceCode(code)) return sealer.sealText(code, place)
  const at = code.indexOf(' ')
  return at < 0 ? code : `${code.slice(0, at)} ${sealer.sealText(code.slice(at + 1), place)}`
}

export function openSentenceCode(sealer: ColumnSealer, stored: string, place: string): string {
  const at = stored.indexOf(' ~1')
  if (at < 0) return sealer.openText(stored, place)
  return `${stored.slice(0, at)} ${sealer.openText(stored.slice(at + 1), place)}`
}
