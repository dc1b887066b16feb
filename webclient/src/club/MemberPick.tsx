/** Choosing a member by the beginning of his name. */

import { useEffect, useState } from "react";
import type { Person } from "./api";
import { useHere } from "./parts";
import { useClubWords } from "./words";

/** Milliseconds after the last letter before the search. */
const TYPING = 200;

interface MemberPickProps {
  id: string;
  label: string;
  chosen: Person | null;
  onChosen: (who: Person | null) => void;
}

/** Names normalised for comparison. */
const plain = (name: string) => name.normalize("NFKD").replace(/\p{Diacritic}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");

export function MemberPick({ id, label, chosen, onChosen }: MemberPickProps) {
  const { club, me } = useHere();
  const { tell } = useClubWords();
  const [typed, setTyped] = useState(chosen?.name ?? "");
  const [found, setFound] = useState<Person[]>([]);
  const [sought, setSought] = useState("");
  useEffect(() => {
    const name = typed.trim();
    if (name === "" || name === chosen?.name) return;
    let stale = false;
    const timer = setTimeout(() => {
      club.membersNamed(name).then(
        (all) => {
          if (stale) return;
          const others = all.filter((one) => one.id !== me?.id);
          setFound(others);
          setSought(name);
          const same = others.find((one) => plain(one.name) === plain(name));
          if (same) onChosen(same);
        },
        () => undefined,
      );
    }, TYPING);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
    // Once for each name: the choice follows from it.
  }, [club, typed]);
  const nobody = chosen === null && sought !== "" && sought === typed.trim() && found.length === 0;
  return (
    <>
      <input
        id={id}
        type="text"
        className="pick"
        required
        aria-label={label}
        aria-invalid={nobody}
        aria-describedby={`${id}-told`}
        placeholder={tell("seat-member-hint")}
        list={`${id}-list`}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChosen(found.find((one) => plain(one.name) === plain(event.target.value)) ?? null);
        }}
      />
      <datalist id={`${id}-list`}>
        {found.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      <small id={`${id}-told`} role="status">
        {nobody ? tell("nobody-named", { name: sought }) : ""}
      </small>
    </>
  );
}
