/** `/beta-tester`: the free program, before one applies. */
export const betaTesterTexts = {
  title: 'Beta Tester Program: free dispute services',
  description:
    'Free dispute services, normally $500, for a small number of beta testers. What you get, what we ask for in return, and what happens with your data.',
  above: 'Free',
  heading: 'Beta Tester Program',
  lead: 'Free dispute services, normally $500, for a small number of people. In return we measure how well they work.',
  apply: 'Apply for the free beta',
  back: 'Back to Home',
  getTitle: 'What you get',
  get: [
    'Your three reports read and audited, with the proof for every finding',
    'Dispute letters, forensic analysis, complaint letter and mail log as PDF',
    'A portal that follows your case live',
    'Free access to the dispute letter generator',
  ],
  askTitle: 'What we ask in return',
  ask: [
    'You take part in a performance study: we record which findings the bureaus correct and how long it takes',
    'We may contact you in the ways that you choose',
    'You read, sign and mail your letters yourself, and dispute only what is wrong',
  ],
  stepsTitle: 'How it goes',
  steps: [
    { title: 'Apply', text: 'Name, email, phone, and your two agreements. No card.' },
    { title: 'Complete your intake', text: 'It opens right after the application, under your tester token.' },
    { title: 'Upload your reports', text: 'Once all three are there, processing begins by itself.' },
  ],
  privacyTitle: 'What the study records',
  privacy:
    'Which kinds of findings were disputed, what the bureaus answered, and how many days it took. No name, address or account number leaves ARMOR.',
  disclaimer:
    'The beta is free and promises no outcome. You get software, documents and education; what a bureau decides depends on your own actions and on the bureau.',
}
