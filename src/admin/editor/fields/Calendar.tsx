import { DayPicker } from 'react-day-picker';
import { fr } from 'react-day-picker/locale/fr';

/** Day of the calendar, whose months count from 1. */
interface Day {
  year: number;
  month: number;
  day: number;
}

interface Props {
  chosen: Day;
  today: Day;
  choose(day: Day): void;
}

export default function Calendar({ chosen, today, choose }: Props) {
  return (
    <DayPicker
      mode="single"
      required
      locale={fr}
      className="calendar"
      captionLayout="dropdown"
      startMonth={new Date(2000, 0)}
      endMonth={new Date(today.year + 10, 11)}
      defaultMonth={noonOf(chosen)}
      selected={noonOf(chosen)}
      today={noonOf(today)}
      onSelect={(date) => choose({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })}
    />
  );
}

/** Returns local noon, which is the same day in every time zone. */
function noonOf({ year, month, day }: Day): Date {
  return new Date(year, month - 1, day, 12);
}
