import { englishDay } from './english-days.ts'

/** What an order, an intake and a signature are refused with where an agreement is signed first. */
export const agreementSentences = {
  'agreement.needed':
    'Where you live decides what comes before the payment. Please say it first; nothing was charged.',
  'agreement.sign': 'In your state an agreement is signed before anything is charged. Nothing was charged.',
  'agreement.waits': ({ day }: { day: string }) =>
    `You can pay from ${englishDay(day)}: until then you may cancel what you signed. Nothing was charged.`,
  'agreement.cancelled': 'This agreement was canceled. Nothing was charged.',
  'agreement.other': 'This agreement is not about this order. Please begin again; nothing was charged.',
  'agreement.otherEmail':
    'The email address is another one than in your agreement. Use the same; nothing was charged.',
  'agreement.otherState': ({ state }: { state: string }) =>
    `The address of this case is in ${state}, and the agreement is of another state. Please begin again; nothing was charged.`,
  'agreement.altered':
    'This agreement was altered after it was signed, so nothing can be paid under it. Please write to us.',
  'agreement.used': 'This agreement was paid already. You are not charged again.',
  'agreement.intake': ({ state }: { state: string }) =>
    `In ${state} an agreement is signed before any work begins. What you typed is kept: sign it, and send this form again when you are told.`,
  'agreement.intakeWaits': ({ day }: { day: string }) =>
    `Work may begin from ${englishDay(day)}: until then you may cancel what you signed. What you typed is kept: send this form again then.`,
  'agreement.none': 'There is no such agreement.',
  'agreement.off': 'No agreement is needed here.',
  'agreement.typeName': 'Type your full name',
  'agreement.otherName': ({ name }: { name: string }) => `Type your name as above: ${name}`,
  'agreement.chooseState': 'Choose your state',
  'agreement.consentFirst': 'Tick that you agree to electronic records',
  'agreement.wrongCode': 'This is not the number in the test file',
  'agreement.changed':
    'This paper has changed since it was shown, because a new day began. Read it again, then sign.',
  'agreement.signedAlready':
    'This was signed already, or something else is signed first. Load the page again.',
  'agreement.tooLate':
    'This was paid after the time to cancel had passed. Write to us if you want to end it.',
  'agreement.noDay': 'Enter the day on which it was mailed or handed over',
}
