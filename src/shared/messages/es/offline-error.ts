/** Apart from the other Spanish texts: it must be sayable when nothing can be loaded any more. */
export const offlineError = 'No se pudo conectar con el servidor. Revise su conexión e inténtelo de nuevo.'
