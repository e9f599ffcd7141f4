// Reads the state and the votes of a proposal.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

// setting gives an environment variable, or a default where it is not set.
func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

var (
	dataNode = setting("DATA_NODE", "http://localhost:3008")
	proposal = setting("PROPOSAL", "402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746")
)

// get reads one JSON document from the data node.
func get(path string, into any) {
	response, err := http.Get(dataNode + path)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status)
	}
	if err := json.NewDecoder(response.Body).Decode(into); err != nil {
		log.Fatal(err)
	}
}

// region: request
func main() {
	var answer struct {
		Data struct {
			Proposal struct {
				State     string
				Rationale struct{ Title string }
			}
			Yes, No []struct{ PartyID, TotalGovernanceTokenBalance string }
		}
	}
	get("/api/v2/governance?proposalId="+proposal, &answer)
	fmt.Println(answer.Data.Proposal.Rationale.Title)
	fmt.Println("state:", answer.Data.Proposal.State)
	fmt.Println("yes:", len(answer.Data.Yes), "votes; no:", len(answer.Data.No), "votes")
	// Balances are in the smallest unit of the governance token, which has 18 decimals.
	for _, vote := range append(answer.Data.Yes, answer.Data.No...) {
		fmt.Println(vote.PartyID, vote.TotalGovernanceTokenBalance)
	}
}

// endregion: request
