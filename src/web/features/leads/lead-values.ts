/** What the form holds. */
export interface LeadValues {
  name: string
  email: string
  phone: string
  agreeToStudy: boolean
  agreeToContact: boolean
}

export const emptyLead: LeadValues = {
  name: '',
  email: '',
  phone: '',
  agreeToStudy: false,
  agreeToContact: false,
}

/** What somebody typed into the form before its script was there. */
export function leadTypedIn(form: HTMLFormElement | null): LeadValues {
  const given = form === null ? new FormData() : new FormData(form)
  const text = (name: string) => String(given.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    agreeToStudy: given.has('agreeToStudy'),
    agreeToContact: given.has('agreeToContact'),
  }
}
