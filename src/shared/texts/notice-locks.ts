import type { TextLock } from './text-entry.ts'

/** Why texts of notices stay as they are, where several of them stay for the same reason. */
export const paid: TextLock = { source: 'The payment', why: 'It says what was paid, and for what.' }
export const refunded: TextLock = {
  source: 'The payment',
  why: 'It says what was given back, and that it goes to the card of the payment.',
}
export const sentBack: TextLock = {
  source: 'The payment',
  why: 'It says what was given back, and that the bank did not take it.',
}
export const renews: TextLock = {
  source: '15 U.S.C. 8403; Cal. Bus. & Prof. Code 17602',
  why: 'It says what renews, when, for how much and how often.',
}
export const cancels: TextLock = {
  source: '15 U.S.C. 8403; Cal. Bus. & Prof. Code 17602',
  why: 'It says how to cancel, and what happens then.',
}
/** Of a greeting that leaves the name out where none is known. */
export const namelessToo: TextLock = {
  source: 'How people are greeted',
  why: 'It leaves the name out where none is known.',
}
export const howItWorks: TextLock = {
  source: 'How sign-in links work',
  why: 'It says how long the link works, and that a newer one takes its place.',
}
export const notAskedFor: TextLock = {
  source: 'How sign-in links work',
  why: 'It tells whoever did not ask for it that nothing happens without the link.',
}
export const endOfData: TextLock = {
  source: 'How long data is kept',
  why: 'It says what is deleted, on which day, and how to keep it or to take it along.',
}
