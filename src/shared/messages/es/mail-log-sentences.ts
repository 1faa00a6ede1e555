/** What the mail log, the answers of the bureaus and the next round refuse or say, by their English. */
export const mailLogSentences: Record<string, string> = {
  'Enter the day, month and year.': 'Escriba el día, el mes y el año.',
  'This day is still to come. Enter it once it has happened.':
    'Ese día todavía no llega. Anótelo cuando haya pasado.',
  'This day is still to come. Enter the day on which the answer came.':
    'Ese día todavía no llega. Escriba el día en que llegó la respuesta.',
  'Enter first on which day you mailed this letter.': 'Anote primero qué día envió esta carta.',
  'Enter the number as on the receipt: 20 to 22 digits, no letters.':
    'Escriba el número como está en el recibo: de 20 a 22 dígitos, sin letras.',
  'The letter was made on {0}, so it cannot have been mailed before.':
    'La carta se hizo el {0}, así que no pudo enviarse antes.',
  'This is before {0}, the day of the step before it.': 'Es antes del {0}, el día del paso anterior.',
  'This is after {0}, the day of the step that follows.': 'Es después del {0}, el día del paso siguiente.',
  'Round {0} cannot have been mailed before round {1}, on {2}.':
    'La ronda {0} no pudo enviarse antes que la ronda {1}, enviada el {2}.',
  'Round {0} cannot have been mailed after round {1}, on {2}.':
    'La ronda {0} no pudo enviarse después de la ronda {1}, enviada el {2}.',
  'You entered something for {0} that can only have followed the mailing.':
    'Usted anotó para el {0} algo que solo pudo pasar después del envío.',
  'The letter was mailed on {0}; an answer to it cannot have come before.':
    'La carta se envió el {0}; una respuesta no pudo llegar antes.',
  'The letter was mailed on {0}; this cannot have happened before.':
    'La carta se envió el {0}; esto no pudo pasar antes.',
  'No dispute letter to {0} is in the mail log yet. Enter first when you mailed it.':
    'Todavía no hay ninguna carta de disputa a {0} en el registro de envíos. Anote primero cuándo la envió.',
  'This cannot be entered for this letter.': 'Esto no se puede anotar para esta carta.',
  'Such notices began on {0}. Look at the year again.': 'Estos avisos empezaron el {0}. Revise el año.',
  'No second day belongs to this entry.': 'Esta anotación no lleva un segundo día.',
  'An answer cannot have been written after the day on which it came.':
    'Una respuesta no pudo escribirse después del día en que llegó.',
  'A notice cannot be older than the return of which it tells.':
    'Un aviso no puede ser anterior al regreso del que informa.',
  'Add a photo or PDF that proves it: only a day with its proof counts here.':
    'Añada una foto o un PDF que lo pruebe: aquí solo cuenta un día con su prueba.',
  'This entry was corrected or taken back meanwhile. Look at the page again.':
    'Esta anotación se corrigió o se retiró mientras tanto. Vuelva a mirar la página.',
  'There is no such entry.': 'No existe esa anotación.',
  'There is no next round yet.': 'Todavía no hay una ronda siguiente.',
  'Round {0} is mailed already.': 'La ronda {0} ya se envió.',
  'The mail log says that round {0} was in the mail on {1}. Correct it there, and this date follows.':
    'El registro de envíos dice que la ronda {0} se envió el {1}. Corríjalo allí, y esta fecha lo sigue.',
}
