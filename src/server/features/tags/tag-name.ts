import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { TagRow } from './tags.tables.ts'

const context = 'tag'

/** The name as it is kept: without blanks around it, one blank between its words. */
export const tagName = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** By which a tag is found; "VIP" and "vip" are one. */
export const hashOfTag = (sealer: Sealer, name: string): string =>
  sealer.token('tag-name', tagName(name).toLowerCase())

export const sealTag = (sealer: Sealer, name: string): Uint8Array => sealer.seal(tagName(name), context)

export const openTag = (sealer: Sealer, { nameSealed }: Pick<TagRow, 'nameSealed'>): string =>
  sealer.openText(nameSealed, context)
