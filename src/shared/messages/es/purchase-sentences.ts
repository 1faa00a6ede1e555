/** Sentences about purchases that the server and the form checks say, by their English. */
export const purchaseSentences: Record<string, string> = {
  'Your beta tester access is verified.': 'Su acceso de probador beta está verificado.',
  'Your access is verified.': 'Su acceso está verificado.',
  'There is no such purchase.': 'No existe tal compra.',
  'Please write when you have time': 'Escriba cuándo tiene tiempo',
  'Please keep this under 1,000 characters': 'Escriba menos de 1,000 caracteres',
  'This case is paid already. You are not charged again.':
    'Este caso ya está pagado. No se le cobra otra vez.',
  'The payment page could not be opened. Please try again.':
    'No se pudo abrir la página de pago. Inténtelo de nuevo.',
  'There is no such product.': 'Ese producto no existe.',
}
