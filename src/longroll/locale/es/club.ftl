# Lo que dice un club.

error-club-sign-in = Primero identifícate.
error-club-origin = Esto lo ha enviado otra página: no se ha hecho nada.
error-club-link = Este enlace ya no abre nada. Pide otro: cada uno vale veinte minutos y una sola vez.
error-club-link-elsewhere = Este enlace da una dirección a un miembro: ábrelo en un navegador donde él tenga la sesión abierta.
error-club-mail = Eso no es una dirección de correo.
error-club-mail-taken = Esa dirección ya es de otro miembro.
error-club-mail-away = No se ha podido enviar el correo. Inténtalo de nuevo dentro de un minuto.
error-club-no-mail = Este club no envía correos.
error-club-passkey = Esta llave de acceso no abre la puerta. Inténtalo otra vez o entra de otro modo.
error-club-passkey-unknown = No existe esa llave de acceso.
error-club-passkeys = Nadie tiene más de { $count } llaves de acceso: olvida antes una.
error-club-provider = { $name } no responde. Inténtalo dentro de un momento o entra de otro modo.
error-club-provider-no = { $name } no ha dicho quién eres. Inténtalo otra vez o entra de otro modo.
error-club-no-member = No existe ese miembro.
error-club-name-short = Un nombre tiene al menos dos letras.
error-club-name-taken = Otro miembro ya tiene ese nombre.
error-club-language = Ese idioma no se habla aquí.
error-club-zone = No existe la zona horaria { $name }.
error-club-block-self = Ese eres tú.
error-club-time = { $detail } no es una hora. Escríbela así: 2026-11-26T18:00:00Z.
error-club-holiday = Las vacaciones empiezan hoy o más tarde y acaban después de haber empezado.
error-club-holiday-twice = Ya tienes vacaciones en algunos de esos días.
error-club-holiday-many = Serían más de { $count } días de vacaciones en un año.
error-club-holiday-unknown = No hay tales vacaciones por venir.
error-club-no-guests = En este club solo juegan los miembros: identifícate.

error-club-no-invitation = Esta partida ya no se ofrece.
error-club-invitations = Nadie ofrece más de { $count } partidas a la vez: retira antes una.
error-club-not-invited = Vosotros dos no jugáis el uno con el otro.
error-club-no-own-seat = Toma tú un asiento.
error-club-one-seat = Toma un solo asiento. Para jugar los dos bandos, pon una mesa tuya.
error-club-unrated = Solo puntúa una partida de dos miembros.
error-club-clock = Un reloj tiene al menos un minuto y como mucho cuatrocientos días.
error-club-seat-taken = Ese asiento ya no está libre.
error-club-against-oneself = Ya tienes un asiento en esta partida.
error-club-own-invitation = Es tu propia oferta: retírala.
error-club-not-host = Solo quien ofrece una partida puede retirarla.
error-club-others-sit = Aquí se sienta otro miembro: no puedes dar su asiento ni borrar su partida.
error-club-time-left = A nadie se le ha acabado el tiempo.
error-club-no-channel = No existe ese canal.
error-club-channels = Nadie tiene más de { $count } canales: olvida antes uno.
error-club-no-key = No existe esa clave.
error-club-keys = Nadie tiene más de { $count } claves: olvida antes una.
error-club-key = Esta clave no abre nada (o ya no).
error-club-key-scope = Esta clave no es para eso.
error-club-rated-over = Una partida que puntúa y ha acabado se queda como está.
error-club-tournaments = Nadie organiza más de { $count } torneos a la vez.
error-club-two-seats = Los torneos se juegan con juegos para dos.
error-club-tournament-plan = Un torneo tiene nombre; uno suizo tiene rondas, y en él nadie juega dos vueltas; la inscripción se cierra después de abrirse.
error-club-no-tournament = No existe ese torneo.
error-club-not-organiser = Eso solo puede hacerlo quien organiza el torneo.
error-club-tournament-started = Este torneo ya ha empezado.
error-club-tournament-closed = Ahora nadie puede inscribirse en este torneo.
error-club-tournament-full = En este torneo juegan { $count } como mucho.
error-club-tournament-small = Un torneo necesita al menos dos jugadores.
error-club-tournament-over = Una partida de torneo que ha acabado se queda como está.
error-club-not-entered = No juegas en este torneo.
error-club-no-calendar = Esta dirección de calendario ya no sirve.
error-club-no-line = En esta mesa no se ha dicho nada con ese número.
error-club-own-line = Eso lo has dicho tú.
error-club-reported = Eso ya lo has denunciado.

mail-sign-in-subject = Tu enlace a { $name }
mail-sign-in-text = Con este enlace entras en { $name }:

    { $link }

    Vale veinte minutos y una sola vez. Si no lo has pedido, déjalo estar: no pasa nada.
mail-confirm-subject = Tu nueva dirección en { $name }
mail-confirm-text = Abre este enlace en un navegador donde tengas la sesión abierta, para que esta dirección sea tuya en { $name }:

    { $link }

    Vale veinte minutos y una sola vez. Si no lo has pedido, déjalo estar: no pasa nada.

notice-turn = Te toca: { $title }.
notice-invited = { $who } te invita a una partida: { $title }.
notice-begun = Ha empezado una partida tuya: { $title }.
notice-clock = Te queda poco tiempo: { $title }.
notice-clock-until = Se te acaba el tiempo el { $time }: { $title }.
notice-undo = Te piden dejar que se deshaga algo: { $title }.
notice-over = Ha acabado una partida tuya: { $title }.
notice-subject = { $count } mensajes de { $name }
notice-end = Tú decides qué se te dice y cómo: { $link }

report-subject = Denuncia de un mensaje: { $title }
report-text = { $who } denuncia lo que ha dicho { $speaker } en una partida de { $title }:
report-reason = El motivo: { $detail }
report-gone = Un miembro que se ha ido

calendar-deadline = { $title }: se te acaba el tiempo
