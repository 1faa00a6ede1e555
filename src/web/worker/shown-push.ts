import { appShellTexts as english } from '../../shared/messages/en/app-shell.ts'

const portal = '/client-dashboard?client=me'
const icon = '/icons/icon-192.png'

export interface ShownPush {
  title: string
  options: NotificationOptions & { data: { open: string } }
}

/**
 * The notification of a push message. A browser that shows none for a message takes the right to send more away, so
 * whatever cannot be read is shown as news without a text of its own.
 */
export function shownPush(text: string | null): ShownPush {
  const given = objectIn(text)
  const { title = english.name, body = english.news, language = '', tag = 'news', open = portal } = given
  return { title, options: { body, lang: language, tag, icon, data: { open: ownAddress(open) } } }
}

/** Where a press leads: within the product, whatever the message says. */
export function ownAddress(open: unknown): string {
  return typeof open === 'string' && /^\/(?![/\\])/.test(open) ? open : portal
}

/** The texts of a JSON object; nothing for anything else. */
function objectIn(text: string | null): Partial<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
