/** Sentences about purchases that the server and the form checks say, by their English. */
export const purchaseSentences: Record<string, string> = {
  'Your beta tester access is verified.': 'Su acceso como participante de la beta está verificado.',
  'Your access is verified.': 'Su acceso está verificado.',
}
