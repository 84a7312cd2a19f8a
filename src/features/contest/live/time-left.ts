import { secondsLeft } from '../../../core/time/seconds-left.ts';

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits a remaining time into units. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = secondsLeft(milliseconds);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
