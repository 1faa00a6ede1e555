import { wakeForm } from './wake-form.ts'

/** The one script of the contact page, and a part of the help page's. Loading this file is its only effect. */
wakeForm('message-form', async (place, isPressed) => {
  const { bringToLife } = await import('./message-form-alive.tsx')
  return bringToLife(place, isPressed)
})
