/** What was paid before and is taken off: at the checkout, and in the overview of an address. */
export const creditTexts = {
  price: 'Price',
  line: (name: string, day: string) => `${name}, paid ${day}`,
  due: 'To pay now',
  failed: 'What you paid before could not be looked up. The payment step shows the amount that is charged.',
}
