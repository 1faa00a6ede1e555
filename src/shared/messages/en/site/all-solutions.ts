/** `/all-solutions`: everything that is for sale to consumers, in four sections that other pages link to. */
export const allSolutionsTexts = {
  title: 'All solutions: subscriptions, software, toolkits, consultations',
  description:
    'Everything we sell to people who dispute their own credit or rental records, with its price: subscriptions, software plans and modules, toolkits and paid sessions.',
  heading: 'All Solutions',
  lead: 'Everything on one page, with its price. Start with the kind of help you want.',
  sectionsLabel: 'Sections of this page',
  categories: {
    diy: 'DIY Software',
    professional: 'Professional',
    specialized: 'Specialized Toolkit',
    complete: 'Complete Toolkit',
  },
  subscriptions: {
    title: 'Subscriptions',
    lead: 'You write your own letters with the generator.',
    more: 'Compare the four plans',
  },
  software: {
    title: 'Software Solutions',
    lead: 'The software reads your reports and writes your documents, or takes you through one kind of dispute.',
    more: 'All software plans and their terms',
    generatorLink: 'About the generator',
    fastTrackLink: (price: string) => `Details (listed there at ${price}, with the letters)`,
    moduleLink: 'Details',
  },
  toolkits: {
    title: 'Toolkits',
    lead: 'Letters, instructions and checklists for one situation. Toolkit access is granted within 24-48 hours.',
    more: 'All toolkits',
    details: 'Details',
  },
  consultations: { title: 'Consultations' },
  get: (price: string) => `Get it for ${price}`,
  disclaimer:
    'We sell software, templates, education and paid conversations. We are not a credit repair company, lender, legal service or debt settlement service. No outcome is guaranteed; results depend on your own actions and on third-party responses.',
}
