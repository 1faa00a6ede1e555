/** The client's conversation with support, in the portal. */
export const conversationTexts = {
  title: 'Su conversación con soporte',
  you: 'Usted',
  support: (author: string) => `${author}, soporte de ARMOR`,
  failed: 'No se pudo cargar su conversación en este momento.',
  earlier: (messages: number) =>
    messages === 1 ? 'Mostrar 1 mensaje anterior' : `Mostrar ${messages} mensajes anteriores`,
  waiting: 'Recibimos su mensaje. La respuesta aparece aquí y llega por correo electrónico.',
  newAnswer: 'Soporte le respondió',
}
