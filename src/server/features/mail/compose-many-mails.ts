import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { type ComposedMail, type ComposeMail, drawMail, wordsOfMail } from './compose-client-mail.ts'

/**
 * Names that read the same in HTML and in text, whatever stands around them: words of letters, one space between them.
 * A mail to anybody else is drawn on its own.
 */
const plainName = /^[\p{L}\p{M}.,'’-]+(?: [\p{L}\p{M}.,'’-]+)*$/u

/**
 * composeClientMail() for many. Drawing a mail takes ten milliseconds and more, and mails of one type often say the same
 * but for the name, the client's number in a link and the link that stops them: what reads alike is drawn once, with
 * marks in these three places. Everybody gets the mail that composeClientMail() would make.
 */
export function mailComposer(deps: Pick<Deps, 'config' | 'sealer'>): ComposeMail {
  const drawn = new Map<string, ComposedMail>()
  // Nobody can have written these anywhere else in a mail.
  const [nameMark, numberMark, linkMark] = [randomMark(), randomMark(), randomMark()]
  return async (wish) => {
    const words = wordsOfMail(deps, wish)
    const { content, name, unsubscribeUrl } = words
    const { button } = content
    const ownEnd = `?client=${wish.facts.client.id}`
    if (!plainName.test(name) || !button.path.endsWith(ownEnd)) return drawMail(deps, words)
    const path = `${button.path.slice(0, -ownEnd.length)}?client=${numberMark}`
    const marked = {
      ...words,
      name: nameMark,
      content: { ...content, button: { ...button, path } },
      unsubscribeUrl: unsubscribeUrl === null ? null : linkMark,
    }
    // The texts in force are the same for all of a language.
    const key = JSON.stringify({ ...marked, texts: null })
    const mail = drawn.get(key) ?? (await drawMail(deps, marked))
    drawn.set(key, mail)
    const fill = (text: string, written: (value: string) => string) =>
      text
        .replaceAll(numberMark, String(wish.facts.client.id))
        .replaceAll(linkMark, () => written(unsubscribeUrl ?? ''))
        .replaceAll(nameMark, () => written(name))
    return {
      subject: mail.subject,
      html: fill(mail.html, escaped),
      text: fill(mail.text, (value) => value),
    }
  }
}

const randomMark = () => `mark${randomUUID().replaceAll('-', '')}`

/** As React writes text and attributes. */
function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}
