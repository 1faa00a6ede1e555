import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A name and its value stand on lines of their own; else they would run together. */
const asText = {
  selectors: [
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ],
}

/** HTML and text of one mail from the same element. Loading the renderer takes a third of a second: import this on demand. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element)
  return { html, text: toPlainText(html, asText) }
}
