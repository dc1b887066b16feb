import { LANGUAGES, type Language, useReader } from "../words";

interface SwitchesProps {
  /** The language that was requested, if it is not active yet. */
  wanted?: Language;
  onApproach?: (language: Language) => void;
}

/** Language, and dark or light theme. */
export function Switches({ wanted, onApproach }: SwitchesProps) {
  const { say, language, setLanguage, theme, setTheme } = useReader();
  const chosen = wanted ?? language;
  return (
    <div className="switches">
      <div role="group" aria-label={say("language")} className="languages">
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === chosen}
            title={say(`language-${each}`)}
            onPointerEnter={() => onApproach?.(each)}
            onFocus={() => onApproach?.(each)}
            onClick={() => setLanguage(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="lamp"
        aria-label={say(theme === "light" ? "to-dark" : "to-light")}
        title={say(theme === "light" ? "to-dark" : "to-light")}
        onClick={() => setTheme(theme === "light" ? "dark" : "light")}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 17h6M8 15h4M10 2.500c-3 3-4 4.800-4 7.200A4 4 0 0 0 10 14a4 4 0 0 0 4-4.300c0-2.400-1-4.200-4-7.200z" />
        </svg>
      </button>
    </div>
  );
}
