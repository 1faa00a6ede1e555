import { type AgreementPaper, drawingAsSvg } from '../agreement/agreement-paper.ts'
import type { TypesetPage, Typesetter } from './typesetter.ts'

/** A paper of an agreement as a tagged PDF; a drawn signature is set as lines. Throws TypesettingError. */
export function setAgreement(typesetter: Typesetter, paper: AgreementPaper, asOf: string): TypesetPage {
  const blocks = paper.blocks.map((block) => {
    if (block.kind !== 'signature' || block.signed === null) return block
    const { name, signedAt, drawing } = block.signed
    const signed = { name, signedAt, svg: drawing.length === 0 ? null : drawingAsSvg(drawing) }
    return { ...block, signed }
  })
  return typesetter.set('agreement', { ...paper, blocks }, asOf)
}
