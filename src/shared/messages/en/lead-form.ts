/**
 * The form of the home page, apart from the page's other texts: its own small script carries it. The server keeps `study`
 * and `yesMeans` as the words that were agreed to.
 */
export const leadFormTexts = {
  title: 'Stay in touch',
  text: 'Not ready to buy? Leave your contact details and we write to you. It costs nothing and binds you to nothing.',
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  study: 'I agree to take part in the performance study',
  studyHint:
    'We record which findings the bureaus correct and how long it takes. No name, address or account number leaves ARMOR.',
  contact: 'You may contact me about ARMOR',
  contactHint: 'We’ll ask how we may reach you before we send anything. You can still say no.',
  yesMeans:
    'If you answer “Yes, Keep Me Updated” there, you agree to both points above. If you answer “No Thanks”, the study stays as you ticked it and we won’t send you anything optional.',
  submit: 'Send my details',
  sending: 'Sending...',
  notSent: 'Nothing was sent yet. Please answer the question about staying in touch.',
  done: { title: 'Success!', description: "Thank you for your interest. We'll be in touch soon." },
  failed: 'Error',
  failedDefault: 'Something went wrong. Please try again.',
  keptHint: 'What you typed is still here. Press the button to send it again.',
  withoutScript:
    'This form needs JavaScript. Without it, write to us another way: clients and beta testers from their portal, everyone else by replying to any email of ours.',
  helpLink: 'Ways to reach us are on the help page',
}
export type LeadFormTexts = typeof leadFormTexts
