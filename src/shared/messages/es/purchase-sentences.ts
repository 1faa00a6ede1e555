/** Sentences about purchases that the server and the form checks say, by their English. */
export const purchaseSentences: Record<string, string> = {
  'Your beta tester access is verified.': 'Su acceso de probador beta está verificado.',
  'Your access is verified.': 'Su acceso está verificado.',
  'There is no such purchase.': 'No existe tal compra.',
  'Please write when you have time': 'Escriba cuándo tiene tiempo',
  'Please keep this under 1,000 characters': 'Escriba menos de 1,000 caracteres',
}
