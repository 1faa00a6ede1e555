/** What the form holds. */
export interface MessageValues {
  name: string
  email: string
  topic: string
  order: string
  message: string
  /** The field that nobody sees. */
  website: string
}

export const emptyMessage: MessageValues = {
  name: '',
  email: '',
  topic: '',
  order: '',
  message: '',
  website: '',
}

/** What somebody typed into the form before its script was there. */
export function messageTypedIn(form: HTMLFormElement | null): MessageValues {
  const given = form === null ? new FormData() : new FormData(form)
  const text = (name: string) => String(given.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    order: text('order'),
    message: text('message'),
    website: text('website'),
  }
}

/** Of each field's input. */
export const fieldIdOf = (field: keyof MessageValues) => `writer-${field}`
