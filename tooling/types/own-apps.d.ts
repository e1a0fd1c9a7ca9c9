// What the apps of a team's own repository offer one another; the kit leads to where it is written there.
export {};
