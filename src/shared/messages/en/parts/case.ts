import { conversationTexts } from '../conversation.ts'
import { paperTexts } from '../papers.ts'
import { pointingTexts } from '../pointing.ts'
import { portalTexts } from '../portal.ts'
import { reportsTexts } from '../reports.ts'

/** A case as its portal shows it: reports, papers, messages. */
export const texts = {
  portal: portalTexts,
  reports: reportsTexts,
  papers: paperTexts,
  pointing: pointingTexts,
  conversation: conversationTexts,
}
