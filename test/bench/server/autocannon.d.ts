declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }

  /** The part of autocannon that the benchmark uses; `duration` in seconds. */
  export default function autocannon(options: {
    url: string;
    method: 'POST';
    requests: { headers: Record<string, string>; body: string }[];
    connections: number;
    duration: number;
  }): PromiseLike<Result>;
}
