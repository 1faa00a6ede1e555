import {
  askingForResults,
  passingOn,
  thanks,
  withinTheTime,
} from '../../../engine/letters/phrases/closing-phrases.ts'
import {
  askingToInvestigate,
  correctingEverywhere,
  disputing,
  writingDirectly,
} from '../../../engine/letters/phrases/furnisher-phrases.ts'
import { askingToReinvestigate } from '../../../engine/letters/phrases/opening-phrases.ts'

/** The covering texts of letters as shipped, about two items; of phrases that differ from person to person the first. */
export const shippedCoveringTexts = {
  bureau: {
    asking: askingToReinvestigate(2, 'the credit report you prepared for me')[0],
    opening: '',
    passingOn: passingOn(2)[0],
    time: `${withinTheTime[0]} ${askingForResults(2)[0]}`,
    closing: '',
    thanks: thanks[0],
  },
  furnisher: {
    asking: `${writingDirectly(2, 'two bureaus')[0]} ${disputing(2)[0]}`,
    opening: '',
    investigating: askingToInvestigate[0],
    correcting: correctingEverywhere('any of it')[0],
    closing: '',
  },
}
