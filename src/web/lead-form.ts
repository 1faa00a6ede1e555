import { wakeForm } from './wake-form.ts'

/** The one script of the home page. Loading this file is its only effect. */
wakeForm('lead-form', async (place, isPressed) => {
  const { bringToLife } = await import('./lead-form-alive.tsx')
  return bringToLife(place, isPressed)
})
