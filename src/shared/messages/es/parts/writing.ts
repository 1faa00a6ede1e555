import type { TextsOf } from '../../messages.ts'
import { generatorTexts } from '../generator.ts'
import { guidesTexts } from '../guides.ts'

/** What is written without a case: the generator and the guides. */
export const texts: TextsOf<'writing'> = {
  generator: generatorTexts,
  guides: guidesTexts,
}
